const displayNames = /^[A-Za-z]+\.displayName = "[^"]+";$/gm;
const components = /^(var [A-Za-z]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * A webpack loader for the production build of the router. A display name keeps a component in the bundle that no screen
 * uses, and so does a call that is not marked as free of side effects. Without both, the minifier drops these components.
 * @param {string} source
 * @returns {string}
 */
export default function dropUnusedRouterParts(source) {
  return source.replace(displayNames, '').replace(components, '$1/* @__PURE__ */ ');
}
