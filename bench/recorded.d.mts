export interface RecordedFigure {
  readonly what: string;
  readonly budget: number;
  readonly unit: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly baseline?: string;
}

/** Figures by their ids. */
export type RecordedFigures = Readonly<Record<string, RecordedFigure>>;

export function recordedFigures(
  figures: readonly {
    readonly what: string;
    readonly samples: readonly number[];
    readonly budget: number;
    readonly unit: string;
    readonly baseline?: string;
  }[],
  calibration?: readonly number[],
): RecordedFigures;

export function comparedWith(
  recorded: RecordedFigures,
  measured: RecordedFigures,
): Readonly<Record<'slower' | 'missing' | 'unrecorded', readonly string[]>>;
