/** A message that was not taken by whoever should carry it on. */
export class NotTaken extends Error {
  /** It will never be taken, so trying again is no use. */
  readonly lasting: boolean;
  constructor(message: string, lasting: boolean) {
    super(message);
    this.name = 'NotTaken';
    this.lasting = lasting;
  }
}

/** What a carrier's other end said when it took a message: "250 2.0.0 queued", "201". */
export type Carried = { readonly answer: string };
