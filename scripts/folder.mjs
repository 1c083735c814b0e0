import path from 'node:path';

/**
 * Characters in the path of the project with which a tool fails: webpack reads `!` as the start of a loader and `?` as that of
 * a query, Jest and the copy plugin read `*` as a pattern; Storybook makes patterns, code and addresses of the path.
 */
const refused = {
  webpack: /[!?*]/,
  Storybook: /[![\]#'*?\\]|[+@]\(/,
};

/**
 * The sentence for a project in a folder in which a tool cannot work; nothing when it can.
 * @param tool `webpack` or `Storybook`
 */
export function whyNotInFolder(root, tool) {
  const { root: start } = path.parse(root);
  const names = root.slice(start.length).split(path.sep);
  const index = names.findIndex((name) => refused[tool].test(name));
  if (index < 0) return undefined;
  const [text] = refused[tool].exec(names[index]);
  const folder = path.join(start, ...names.slice(0, index + 1));
  return `${tool} cannot work in a folder with ${text} in its name: rename ${folder}`;
}
