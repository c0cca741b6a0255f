const readingTimeMs = { success: 5_000, failure: 12_000 };

/** A popover looks like one without a style sheet of ours. */
const stack = document.createElement('div');
stack.popover = 'manual';

/** A toast that needs no code of its own: for when that of the others cannot be fetched. */
export function showPlainToast(kind: 'success' | 'failure', text: string): void {
  const toast = document.createElement('p');
  toast.role = kind === 'failure' ? 'alert' : 'status';
  toast.textContent = text;
  if (!stack.isConnected) {
    document.body.append(stack);
    stack.showPopover();
  }
  stack.append(toast);
  setTimeout(() => take([toast]), readingTimeMs[kind]);
}

export function hidePlainFailures(): void {
  take([...stack.querySelectorAll('[role="alert"]')]);
}

function take(toasts: Element[]) {
  for (const toast of toasts) toast.remove();
  if (!stack.hasChildNodes()) stack.remove();
}
