import type { WireCompany } from '../adminRecords';

export const companies: WireCompany[] = [];
