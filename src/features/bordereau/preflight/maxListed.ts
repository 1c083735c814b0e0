/** The number of findings, tables and sheets that are listed at first. */
export const maxListed = 20;
