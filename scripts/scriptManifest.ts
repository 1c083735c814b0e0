import { WebpackAssetsManifest } from 'webpack-assets-manifest';

/** Writes `scripts.json` beside the page: every script of the build with the SHA-384 of its content. */
export class ScriptManifestPlugin extends WebpackAssetsManifest {
  constructor() {
    super({
      output: 'scripts.json',
      integrity: true,
      integrityHashes: ['sha384'],
      // Each script by its file: the plugin's own keys are the same for all copies of one source.
      customize: (_entry, _original, _manifest, asset) =>
        asset?.name.endsWith('.js') ? { key: asset.name, value: String(asset.info['integrity']) } : false,
    });
  }
}
