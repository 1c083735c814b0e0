/** Class names in tests are the keys themselves. */
export default new Proxy({}, { get: (_target, key) => String(key) });
