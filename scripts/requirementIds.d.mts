export function idsAtStartOf(title: string): string[];
