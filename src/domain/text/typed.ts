/** The text of an input and the position of its caret. */
export interface Typed {
  text: string;
  caret: number;
}
