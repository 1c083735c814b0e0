/** The id of a record as the server sends it, a number or text. Compare with `sameId`. */
export type Id = string | number;

/** A switch as the server stores it: '1', '0' or another value. `readFlag` interprets it. */
export type StoredFlag = string | number | boolean | null;

/** The sort number of a row in its list; blank if the server has none. Rows with a blank rank come last. */
export type Rank = number | '';

/** A rank as the server sends it. `readRank` returns the number. */
export type StoredRank = number | string | null;

/** The mark of an active row as the server sends it. `isActive` interprets it. */
export type ActiveMark = StoredFlag;

/** A switch that the server stores as 0 or 1. */
export type Flag = 0 | 1;
