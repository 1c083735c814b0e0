import type { WireAgent, WireCarrier, WireMga, WireTpa } from '../adminRecords';

export const carriers: WireCarrier[] = [];

export const tpas: WireTpa[] = [];

export const mgas: WireMga[] = [];

export const agents: WireAgent[] = [];
