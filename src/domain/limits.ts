/** Limits that several screens share. */

/** CONST-23: a one-time code has four characters. */
export const codeLength = 4;

/** CONST-24: a red alert clears after so many milliseconds. */
export const alertLifetime = 3000;

/** CONST-22, BDXADM-32: Sender Id, Sender Name, Period and Control Value take so many characters. */
export const headerLength = 20;
