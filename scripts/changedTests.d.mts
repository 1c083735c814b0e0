export function testsTouchedBy(files: readonly string[]): Promise<string[]>;
