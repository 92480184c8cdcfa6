// The tables that another tab of this browser plays. This tab only watches them.
import { signal } from '@preact/signals';

export const elsewhere = signal<ReadonlySet<string>>(new Set());
