/** What is used of `subset-font`, whose published types know neither hints nor features. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly noHinting: boolean;
    /** Features of the layout that stay; the rest goes. */
    readonly keepFeatures: readonly string[];
    /** Pins an axis of a variable face to one value. */
    readonly variationAxes?: Readonly<Record<string, number>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
