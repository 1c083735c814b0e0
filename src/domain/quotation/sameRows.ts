/** For more pairs of rows the longest common subsequence would need too much memory and time. */
const maxPairs = 4_000_000;

/** The indices of the rows that are equal in both versions, in order. Each text is one row. */
export function sameRows(before: readonly string[], after: readonly string[]): [number, number][] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const between = commonSubsequence(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return [
    ...Array.from({ length: start }, (_none, index): [number, number] => [index, index]),
    ...between.map(([i, j]): [number, number] => [start + i, start + j]),
    ...Array.from({ length: end }, (_none, index): [number, number] => [
      before.length - end + index,
      after.length - end + index,
    ]),
  ];
}

/** The longest common subsequence; none if the texts are too many. */
function commonSubsequence(before: readonly string[], after: readonly string[]): [number, number][] {
  if (before.length * after.length > maxPairs) return [];
  // lengths[i][j]: the number of equal rows from index i and j on.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const length = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const matched = before[i] === after[j] ? length(i + 1, j + 1) + 1 : 0;
      const row = lengths[i];
      if (row) row[j] = Math.max(matched, length(i + 1, j), length(i, j + 1));
    }
  }
  const same: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      same.push([i, j]);
      i += 1;
      j += 1;
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return same;
}
