// Plain JavaScript, since it runs before anything is installed, under whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '..', '..');

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(checkout, lockfile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** npm keeps its own account of what it put into node_modules; optional packages may be missing there. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return present[path] ? present[path].version === version : Boolean(optional || peer);
  });
}

if (!isInstalled()) {
  const [major] = process.versions.node.split('.');
  if (Number(major) < 20) {
    console.error(`Sidework needs Node 20 or newer to install itself; this is ${process.version}.`);
    process.exit(1);
  }
  console.log('Installing packages (npm ci) …');
  const started = Date.now();
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`Packages are installed (${Math.round((Date.now() - started) / 1000)} s).`);
}
