import { createAction } from '@reduxjs/toolkit';

/**
 * The user of one of the areas has changed or signed out: every slice forgets the data of the previous user. The payload
 * is the users of both areas.
 */
export const userChanged = createAction<string>('session/userChanged');
