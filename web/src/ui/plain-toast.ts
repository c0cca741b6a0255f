import classes from './plain-toast.module.css';

const readingTimeMs = { success: 5_000, failure: 12_000 };

const stack = document.createElement('div');
stack.className = classes.stack ?? '';

/** A toast that needs no code of its own: for when that of the others cannot be fetched. */
export function showPlainToast(kind: 'success' | 'failure', text: string): void {
  const toast = document.createElement('p');
  toast.className = classes.toast ?? '';
  toast.role = kind === 'failure' ? 'alert' : 'status';
  toast.dataset.kind = kind;
  toast.textContent = text;
  stack.append(toast);
  document.body.append(stack);
  setTimeout(() => toast.remove(), readingTimeMs[kind]);
}
