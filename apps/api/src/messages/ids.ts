/** Ids of messages and reports count up: the text of a whole number that fits into 63 bits. */
export const ROW_ID = /^[1-9]\d{0,17}$/;
export const isRowId = (text: string): boolean => ROW_ID.test(text);

/** What a writer names a message by, so that one sent twice stands once. */
export const MESSAGE_KEY = /^[\w-]{8,64}$/;
export const isMessageKey = (text: string): boolean => MESSAGE_KEY.test(text);
