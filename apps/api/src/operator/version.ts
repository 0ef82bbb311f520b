import packageOf from '../../package.json' with { type: 'json' };

/** The version of Fieldpost that this process runs. */
export const VERSION: string = packageOf.version;
