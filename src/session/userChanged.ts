import { createAction } from '@reduxjs/toolkit';

/**
 * Another user, or nobody, is signed in to one of the areas: every slice forgets what it kept for the one before. The payload
 * names the users of both areas.
 */
export const userChanged = createAction<string>('session/userChanged');
