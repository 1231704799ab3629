#!/bin/sh
# encrypt-newest.sh FOLDER KEY TARGET: encrypts the newest backup in FOLDER for KEY and writes it to TARGET. Only the owner of the
# private key can read the copy.
#
# Make the key on another machine (gpg --full-generate-key) and bring only its public part here:
#   gpg --export you@example.org > key.pub
#   install -d -o gaslamp -m 700 /var/lib/gaslamp/gnupg
#   sudo -u gaslamp gpg --homedir /var/lib/gaslamp/gnupg --import key.pub
# To read a copy: gpg --output gaslamp.sqlite --decrypt COPY
set -eu
newest=$(ls "$1"/gaslamp-*.sqlite | tail -n 1)
gpg --batch --trust-model always --recipient "$2" --output "$3/$(basename "$newest").gpg" --encrypt "$newest"
