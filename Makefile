# Every command of the project. The scripts run under the Node that npm installs, so any Node from 20 will do.
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.PHONY: help up dev kit down reset logs admin service-token rotate-keys verify-audit redrive production kubernetes cluster backup restore check test e2e containers bench bench-growth lighthouse campaign pictures coverage format installed

up: installed ## Start everything, and say where it is
	@npm run --silent up

dev: installed ## The same in the foreground, with reload on change
	@npm run --silent dev

kit: installed ## Every part of the web app's kit in all its states, at /kit/ of a server of its own
	@npm run --silent kit

down: installed ## Stop everything, keep the data
	@npm run --silent down

reset: installed ## Stop everything and forget the data (FORCE=1: without asking)
	@npm run --silent reset

logs: installed ## Follow the logs (NAME=marketplace: of one process)
	@npm run --silent logs -- $(NAME)

admin: installed ## Make somebody who signed up an administrator (EMAIL=ada@example.com,ben@example.com: each of them; ROLE=moderator: a moderator)
	@npm run --silent admin -- $(EMAIL) $(ROLE)

service-token: installed ## A token for a program that acts in an administrator's place (MINUTES=60)
	@npm run --silent service-token -- $(MINUTES)

rotate-keys: installed ## Sign access tokens with the next key; the old ones count until they run out
	@npm run --silent rotate-keys

verify-audit: installed ## Whether the audit log is as it was written (HEAD=12:ab12...: and still holds this end)
	@npm run --silent verify-audit -- $(HEAD)

redrive: installed ## Hand dead letters to their consumers again (NAME=marketplace CONSUMER=...: some)
	@npm run --silent redrive -- $(NAME) $(CONSUMER)

production: installed ## Start a business on this machine, once all that it needs is there (DO=check: say what is missing; DO="admin ada@example.com": its first administrator; DO="logs gateway": docker compose)
	@npm run --silent production

kubernetes: installed ## Write the manifests of a cluster, checked (SIZE=large: three nodes or more; TO=folder; DO=secrets: print its secrets for kubeseal)
	@npm run --silent kubernetes

cluster: installed ## Rehearse a cluster on this machine: three Postgres, NATS and etcd, two of each service, until Ctrl-C (root on Debian)
	@npm run --silent cluster

backup: installed ## Copy everything that cannot be made anew, while it runs (TO=/mnt/backups)
	@npm run --silent backup -- $(TO)

restore: installed ## Bring back what was backed up (FROM=/mnt/backups; AT=2026-03-08T14:30:00Z: as it was then; KEY=the key file; REPLACE=.sidework: over what is there)
	@npm run --silent restore

check: installed ## The fast half of make test: format, lint, types, boundaries, unit tests
	@npm run --silent check

test: installed ## Everything that a change must pass
	@npm run --silent test

e2e: installed ## The browser journeys alone (ONLY=hire: those whose file name has it)
	@npm run --silent e2e -- $(ONLY)

pictures: installed ## Take the pictures of the README on a platform with demo content
	@npm run --silent pictures

campaign: installed ## Kill processes, lose the broker's disk, chat under fault, sell seats, let guests in at two doors, walk at random, search what everybody meets, take guards out, move money under kills, forge and renew tokens, restart everything, let NATS, mail and objects stand still, fill the disk (as root), have Prometheus watch: at full size (FAULT_ONLY=chat FAULT_SEED=7; FAULT_EVENTS=200: that many sold events)
	@npm run --silent campaign

containers: installed ## Build the images, start them all, walk a hire through them and remove them again; needs a container engine
	@npm run --silent containers

bench: installed ## How the hot questions compare with a hand-written floor (ONLY=newest,sign-in: some of them)
	@npm run --silent bench -- ONLY=$(ONLY)

bench-growth: installed ## How the questions slow down from 10,000 jobs, gigs and people to 1,000,000 (ONLY=people,gigs: some of them)
	@npm run --silent bench-growth

lighthouse: installed ## What Lighthouse says of the first pages on a slow phone (PAGES=/jobs ROUNDS=1: less of it)
	@npm run --silent lighthouse

coverage: installed ## Which requirements no test names (AREA="JOBS GIGS": of these areas)
	@npm run --silent coverage -- $(AREA)

format: installed ## Bring every file into the common format
	@npm run --silent format

installed:
	@node infra/local/install.mjs

help: ## This list
	@awk -F ':[^#]*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile
