import type { WireClientUser, WirePermission } from '../adminRecords';

export const clientUsers: WireClientUser[] = [];

export const permissions: WirePermission[] = [];
