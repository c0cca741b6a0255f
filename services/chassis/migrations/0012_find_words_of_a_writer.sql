-- What a writer was let write to or as a child a moment ago is weighed with what they write next.
CREATE INDEX "outbox_child_words_idx" ON "outbox" ((data ->> 'writerId'), "occurred_at")
  WHERE "type" LIKE '%.child-words.written.v1';
