import type { WireClient, WireMenu } from '../adminRecords';

/** The client company; its login is the demo administrator's. */
export const clients: WireClient[] = [];

export const menus: WireMenu[] = [];
