/** Which build this is. webpack fills it in; outside of a build both are blank. */
export const build = {
  version: process.env['APP_VERSION'] ?? '',
  /** The commit that was built; 'unknown' where the sources were without git. */
  id: process.env['APP_BUILD'] ?? '',
};
