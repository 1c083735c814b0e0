import type { RecordedFigures } from './recorded.mjs';

export function performancePage(recorded: Readonly<Record<string, RecordedFigures>>): string;
