/** BDXCAR-14, BDXCAR-19, CONST-17: rows on a page of the carrier and client lists. */
export const carrierPageSize = 10;
