import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The mocked server for Jest. */
export const server = setupServer(...handlers);
