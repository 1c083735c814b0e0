/** The ids that a title starts with: 'COV-07, COV-08 …', 'SHELL-26..34 …', 'COV-06 to COV-09 …', 'REF-01 and REF-02 …'. */
export function idsAtStartOf(title) {
  const one = /^(?:([A-Z]+)-)?(\d+)(?=[^\w-]|$)/;
  const between = /^(?:\s*(\.\.\.?|–|to\b)\s*|[\s,;:+&]+(?:and\s+)?)/;
  const ids = [];
  let rest = title.trim();
  let last;
  let isRange = false;
  for (;;) {
    const match = one.exec(rest);
    // A bare number goes on with the area before it, but only as the end of a range.
    const area = match?.[1] ?? last?.area;
    if (!match || !area) return ids;
    const number = Number(match[2]);
    const width = match[2].length;
    for (let n = isRange ? last.number + 1 : number; n <= number; n += 1)
      ids.push(`${area}-${String(n).padStart(isRange ? last.width : width, '0')}`);
    last = { area, number, width };
    rest = rest.slice(match[0].length);
    const separator = between.exec(rest);
    if (!separator) return ids;
    isRange = separator[1] !== undefined;
    rest = rest.slice(separator[0].length);
    if (!isRange && !/^[A-Z]+-\d/.test(rest)) return ids;
  }
}
