import type { Command } from '../../local/command.ts';
import type { DebianRoot } from './packages.ts';

/** Mounts are the process's own, and end with it; each `exec` keeps its number, so that a signal reaches the engine. */
const enter = `set -e
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc"
mkdir -p "$1$2"
mount --bind "$2" "$1$2"
root=$1 user=$3
shift 3
exec chroot --userspec="$user" "$root" "$@"`;

/** Runs a program of the root there. It sees the folder of the state at the same path, and nothing else of the machine. */
export function inside(
  { path, user }: DebianRoot,
  state: string,
  program: string,
  args: string[],
): Command {
  const who = `${user.uid}:${user.gid}`;
  return {
    program: 'unshare',
    args: ['--mount', '--', 'sh', '-c', enter, 'sh', path, state, who, program, ...args],
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/tmp',
      LC_ALL: 'C.UTF-8',
    },
    cwd: '/',
  };
}
