import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module, type WebpackPluginInstance } from 'webpack';
import reasons from '../deploy/packages.json';
import lock from '../package-lock.json';
import own from '../package.json';

/** Licences that only require their text to be passed on. Any other is a decision for a lawyer. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages whose code the build writes into each script, although no module is theirs. */
const runtimes = ['node_modules/webpack', 'node_modules/mini-css-extract-plugin'];

export interface ThirdPartyPackage {
  /** Its published name, also where another name is installed for it. */
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** `sha512-` and the hash of the published package in base64. */
  readonly integrity: string;
  /** The texts of its licence and notice files; empty when there are none. */
  readonly text: string;
}

const locked: Readonly<Record<string, Partial<ThirdPartyPackage>>> = lock.packages;

/** The folder of the package that a file belongs to. webpack writes a null character before each `#` of a path. */
export function packageFolder(file: string): string | undefined {
  const real = file.replaceAll('\0', '');
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(real) ?? [];
  return folder && path.relative(process.cwd(), folder).replaceAll('\\', '/');
}

/** Where the text of a package is stored that is published without it. */
const ownTextOf = (name: string): string => `deploy/licenses/${name.replace('/', '__')}.txt`;

export function readPackage(folder: string): ThirdPartyPackage {
  const {
    name = folder.replace(/^.*node_modules\//, ''),
    version = '',
    license = '',
    integrity = '',
  } = locked[folder] ?? {};
  const published = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]+)?$/i.test(file))
    .sort()
    .map((file) => path.join(folder, file));
  const files = published.length > 0 ? published : [ownTextOf(name)].filter(existsSync);
  const texts = files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license, integrity, text: texts.join('\n\n') };
}

/** The reasons why a package cannot be shipped. */
export function objections({ name, version, license, text }: ThirdPartyPackage): string[] {
  return [
    ...(name in reasons ? [] : ['has no reason in deploy/packages.json']),
    ...(accepted.includes(license) ? [] : [`has the licence '${license}', which is not accepted yet`]),
    ...(text ? [] : [`has no licence text: put that of its repository into ${ownTextOf(name)}`]),
  ].map((objection) => `${name} ${version} ${objection}`);
}

/** The notices that the licences require: one text for people. */
export function notices(packages: readonly ThirdPartyPackage[]): string {
  const head = 'The portal contains code of these packages. Each is followed by its licence.\n';
  const items = packages.map(
    ({ name, version, license, text }) => `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`,
  );
  return [head, ...items].join('\n');
}

/** The bill of materials for programs: CycloneDX 1.6 without a time or a random number, so that a build can be repeated. */
export function billOfMaterials(packages: readonly ThirdPartyPackage[]): string {
  const components = packages.map(({ name, version, license, integrity }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const sha512 = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      licenses: [{ license: { id: license } }],
      hashes: [{ alg: 'SHA-512', content: sha512 }],
    };
  });
  const component = { type: 'application', 'bom-ref': own.name, name: own.name, version: own.version };
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component },
    components,
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

/** webpack joins modules into one, which holds them in a property of its own. */
type MaybeJoined = Module & { readonly modules?: readonly Module[] };

/** The packages whose code is in the build, and not those that webpack read and left out. */
function packagesIn({ chunks, chunkGraph }: Compilation): ThirdPartyPackage[] {
  const folders = [...chunks]
    .flatMap((chunk): MaybeJoined[] => chunkGraph.getChunkModules(chunk))
    .flatMap((module) => module.modules ?? [module])
    .map((module) => packageFolder(module.nameForCondition() ?? ''))
    .filter((folder) => folder !== undefined);
  const packages = [...new Set([...folders, ...runtimes])].map(readPackage);
  return packages.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Writes `THIRD-PARTY.txt` and `sbom.cdx.json` beside the page. The build fails when a package lacks a reason or a licence
 * text, or has a new licence, or when a reason belongs to no package.
 */
export class ThirdPartyPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ThirdPartyPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ThirdPartyPlugin', stage }, () => {
        const packages = packagesIn(compilation);
        const problems = [
          ...packages.flatMap(objections),
          ...Object.keys(reasons)
            .filter((name) => !packages.some((item) => item.name === name))
            .map((name) => `deploy/packages.json: ${name} is not in the build`),
        ];
        for (const text of problems) compilation.errors.push(new webpack.WebpackError(text));
        compilation.emitAsset('THIRD-PARTY.txt', new webpack.sources.RawSource(notices(packages)));
        compilation.emitAsset('sbom.cdx.json', new webpack.sources.RawSource(billOfMaterials(packages)));
      });
    });
  }
}
