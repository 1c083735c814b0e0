/** A record's id as the server wrote it: some tables number them, some hold text. Compare with `sameId`. */
export type Id = string | number;

/** A switch as the server stores it: '1', '0', or anything else that it wrote there. `readFlag` says what it means. */
export type StoredFlag = string | number | boolean | null;

/** The place of a row in its list; blank where the server has none. A blank rank comes after all others. */
export type Rank = number | '';

/** A rank as the server wrote it. `readRank` gives the number. */
export type StoredRank = number | string | null;

/** The mark of an active row as the server wrote it. `isActive` says what it means. */
export type ActiveMark = StoredFlag;

/** A switch that the server keeps as 0 or 1. */
export type Flag = 0 | 1;
