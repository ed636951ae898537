"""Telling people that it is their turn, by the channels they chose: web push, mail, webhook."""
