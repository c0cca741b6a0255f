import { authentication } from '@sidework/chassis/events/nats';
import { connect } from 'nats';

/** Reports each stream that holds something and its durables, a line each. */
export async function tellBrokerState(url: string, seed: string): Promise<string> {
  const connection = await connect(authentication(url, seed));
  try {
    const manager = await connection.jetstreamManager();
    const lines: string[] = [];
    for await (const { config, state } of manager.streams.list()) {
      if (state.messages === 0) continue;
      lines.push(
        `${config.name}: ${state.messages} messages, ${state.first_seq} to ${state.last_seq}`,
      );
      for await (const each of manager.consumers.list(config.name))
        lines.push(
          `  ${each.name}: delivered ${each.delivered.stream_seq}, read ${each.ack_floor.stream_seq}, ` +
            `waiting ${each.num_pending}, at work ${each.num_ack_pending}, asks ${each.num_waiting}`,
        );
    }
    return lines.join('\n');
  } finally {
    await connection.close();
  }
}
