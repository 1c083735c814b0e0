export function idsAtStartOf(title: string): string[];
export function idsOfTests(text: string): string[];
