import type { RecordedFigures } from './recorded.mjs';

export function recordedTables(recorded: Readonly<Record<string, RecordedFigures>>): string;
