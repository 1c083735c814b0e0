const names =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,' +
  'VI Virgin Islands';

const pairs = names.split(',').map((pair) => [pair.slice(0, 2), pair.slice(3)] as const);
const nameByCode = new Map(pairs.map(([code, name]) => [code.toLowerCase(), name]));
const codeByName = new Map(pairs.map(([code, name]) => [name.toLowerCase(), code]));

/** A stored state of the USA, by its name or postal code, and the other of the two if it is known. */
export function stateTexts(stored: string): readonly string[] {
  const key = stored.trim().toLowerCase();
  const other = nameByCode.get(key) ?? codeByName.get(key);
  return other === undefined ? [stored] : [stored, other];
}

/** The postal code of a state that is written as 'NY', 'N.Y.', 'New York', 'NY - New York' or 'New York (NY)'. */
export function stateCode(text: string): string | undefined {
  const parts = text
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}\s]+/u);
  const names = parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
  const codes = new Set(
    names.map((name) => (nameByCode.has(name) ? name.toUpperCase() : codeByName.get(name))),
  );
  const [code] = codes;
  return codes.size === 1 ? code : undefined;
}
