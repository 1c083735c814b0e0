import type { WirePolicy } from '../adminRecords';

export const policies: WirePolicy[] = [];
