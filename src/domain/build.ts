/** Which build this is. webpack sets the values; outside of a build both are blank. */
export const build = {
  version: process.env['APP_VERSION'] ?? '',
  /** The commit that was built; 'unknown' if the sources are not in a git repository. */
  id: process.env['APP_BUILD'] ?? '',
};
