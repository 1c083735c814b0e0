import { createHash } from 'node:crypto';
import webpack, {
  type Chunk,
  type Compilation,
  type Compiler,
  type Module,
  type WebpackPluginInstance,
} from 'webpack';
import reasonsOfOthers from '../deploy/packages.json';

/** Gives the reason for each third-party package in the build; a package without a reason fails the build. */
const reasonsFile = 'deploy/packages.json';

/** A script that is shipped: its place in the build, the SHA-384 of its content in base64, and whose code is in it and why. */
interface ShippedScript {
  readonly file: string;
  readonly sha384: string;
  readonly holds: Readonly<Record<string, string>>;
}

const ours = 'our own code';

/** The package that a module belongs to; nothing for what webpack itself writes. */
function packageOf(module: Module): string | undefined {
  const file = module.nameForCondition();
  if (file === null) return undefined;
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name?.replaceAll('\\', '/') ?? ours;
}

/** A module that was joined with others holds them in a property of its own. */
export function modulesIn(module: Module): Module[] {
  const inner: unknown = Reflect.get(module, 'modules');
  const parts: unknown[] = Array.isArray(inner) ? inner : [module];
  return parts.filter((part) => part instanceof webpack.Module);
}

function packagesIn(compilation: Compilation, chunk: Chunk): string[] {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(modulesIn);
  const names = modules.map(packageOf).filter((name) => name !== undefined);
  return [...new Set(names)].sort();
}

/**
 * Writes `scripts.json` beside the page: every script of the build with its hash and the reason for each package in it.
 * The build fails when a package has no reason, or a reason no package.
 */
export class ScriptManifestPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'ScriptManifestPlugin';
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compilation.compiler.parentCompilation) return;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const reasons = new Map([...Object.entries(reasonsOfOthers), [ours, 'the portal itself']]);
        const used = new Set([ours]);
        const scripts: ShippedScript[] = [];
        const add = (file: string, packages: readonly string[]): void => {
          const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.of();
          scripts.push({
            file,
            sha384: createHash('sha384').update(content).digest('base64'),
            holds: Object.fromEntries(packages.map((item) => [item, reasons.get(item) ?? ''])),
          });
        };
        for (const chunk of compilation.chunks) {
          const packages = packagesIn(compilation, chunk);
          for (const item of packages) used.add(item);
          for (const file of chunk.files) if (file.endsWith('.js')) add(file, packages);
        }
        // Scripts that are copied as they are belong to no chunk.
        const known = new Set(scripts.map(({ file }) => file));
        for (const { name: file } of compilation.getAssets())
          if (file.endsWith('.js') && !known.has(file)) add(file, [ours]);
        const fail = (text: string): void => {
          compilation.errors.push(new webpack.WebpackError(`${reasonsFile}: ${text}`));
        };
        for (const item of used) if (!reasons.get(item)) fail(`why is ${item} shipped?`);
        for (const item of reasons.keys()) if (!used.has(item)) fail(`${item} is not shipped any more`);
        scripts.sort((one, other) => one.file.localeCompare(other.file));
        const text = `${JSON.stringify(scripts, undefined, 2)}\n`;
        compilation.emitAsset('scripts.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
