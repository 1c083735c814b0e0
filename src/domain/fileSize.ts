/** The largest file that the delivered site takes. A request may have 128 MB, with its other fields and files. */
export const largestFileMegabytes = 100;

/** Whether the delivered site would refuse a file because of its size. */
export function isTooLargeForSite({ size }: Pick<File, 'size'>): boolean {
  return size > largestFileMegabytes * 1024 ** 2;
}
