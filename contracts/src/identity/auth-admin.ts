/* What GoTrue lets a program do in an administrator’s place. */

export {};
