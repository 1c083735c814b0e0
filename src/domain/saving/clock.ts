/** The present moment, as far as it is known: this computer's clock may be wrong, and it may be set at any time. */
export interface Clock {
  /** By this computer's clock, in milliseconds since 1970. */
  readonly now: number;
  /** How far other clocks are ahead of this computer's, in milliseconds: of the server, for each session, and of the page. */
  readonly ahead: readonly number[];
}
