export function whyNotInFolder(root: string, tool: 'webpack' | 'Storybook'): string | undefined;
