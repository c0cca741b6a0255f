import { isAbsolute, join } from 'node:path';
import { checkout } from '../local/checkout.ts';

const at = (path: string) => (isAbsolute(path) ? path : join(checkout, path));

/** Reads the settings of `make kubernetes`. */
export function readCommand() {
  const { DO, SIZE, TO, ENV } = process.env;
  return {
    command: DO || 'render',
    size: SIZE || 'small',
    /** The operator's settings stand here. */
    file: at(ENV || 'kubernetes.env'),
    /** The manifests are written here. */
    folder: at(TO || join('.sidework', 'kubernetes')),
    /** The secrets that are made here are kept in this folder, which is not for the cluster's repository. */
    home: at(join('.sidework', 'kubernetes-secrets')),
  };
}
