/** The class of a row by its index. The requirements name the two classes. */
export function stripe(index: number): 'attribute-odd' | 'attribute-even' {
  return index % 2 === 0 ? 'attribute-odd' : 'attribute-even';
}
