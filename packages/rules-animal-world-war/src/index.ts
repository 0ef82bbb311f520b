/** Filled by its chapters. */
export {};
