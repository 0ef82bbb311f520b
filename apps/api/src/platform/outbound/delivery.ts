/** A message that was rejected by the other end of its channel. */
export class DeliveryRejected extends Error {
  /** It will never be taken, so trying again is no use. */
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean) {
    super(message);
    this.name = 'DeliveryRejected';
    this.permanent = permanent;
  }
}

/** What the other end of a channel said when it took a message: "250 2.0.0 queued", "201". */
export type DeliveryReceipt = { readonly answer: string };
