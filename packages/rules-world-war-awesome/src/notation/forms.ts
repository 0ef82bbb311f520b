/** `9,-8` */
export const HEX_TEXT = /^(-?\d{1,2}),(-?\d{1,2})$/;
