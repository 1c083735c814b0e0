/** CONST-18, Q-036: the documents give no page size for these lists; theirs is that of the client's. */
export const adminPageSize = 10;
