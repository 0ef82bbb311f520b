/** Ids of messages and reports count up: the text of a whole number that fits into 63 bits. */
export const ROW_ID = /^[1-9]\d{0,17}$/;
export const isRowId = (text: string): boolean => ROW_ID.test(text);

/** A writer's id for a message, so that a message sent twice is stored once. */
export const MESSAGE_KEY = /^[\w-]{8,64}$/;
export const isMessageKey = (text: string): boolean => MESSAGE_KEY.test(text);
