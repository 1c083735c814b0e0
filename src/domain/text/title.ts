function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * SHELL-22, Q-003, Q-004: the last segment of the path that is not empty, its first letter capitalised, and the suffix:
 * 'User_admin_home | Kyubos'. The title of the site root is the suffix without its separator.
 */
export function pageTitle(pathname: string, suffix: string): string {
  const [first = '', ...rest] = decoded(pathname.split('/').findLast(Boolean) ?? '');
  if (!first) return suffix.replace(/^[^\p{L}\p{N}]+/u, '');
  return first.toUpperCase() + rest.join('') + suffix;
}
